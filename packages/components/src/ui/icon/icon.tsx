import type { IconNode } from 'lucide';
import { type ComponentPropsWithoutRef, createElement } from 'react';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Lucide icon, such as `Bug` of `import { Bug } from 'lucide'`. */
  of: IconNode;
  /** Width and height, in pixels. @default 16 */
  size?: number | undefined;
  /** Accessible name. Without one, screen readers skip the icon, so text must be next to it. */
  label?: string | undefined;
}

/**
 * An icon in the colour of the surrounding text.
 *
 * @example
 * import { Plus } from 'lucide';
 *
 * <Icon of={Plus} size={16} />
 */
export function Icon({ of: lines, size = 16, label, ...rest }: IconProps) {
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {/* A single path, because a timeline shows hundreds of icons and the browser lays out each path. Subpaths may be
          relative to the origin. */}
      <path d={lines.map(([, { d = '' }]) => `M0 0${d}`).join('')} />
      {lines.map(([tag, shape], index) => tag !== 'path' && createElement(tag, { key: index, ...shape }))}
    </svg>
  );
}
