import type { IconNode } from 'lucide';
import { type ComponentPropsWithoutRef, createElement } from 'react';

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** The lines of an icon of Lucide, such as `Bug` of `import { Bug } from 'lucide'`. */
  of: IconNode;
  /** Width and height, in pixels. @default 16 */
  size?: number | undefined;
  /** Read out for it. Without one, screen readers skip the icon: words must stand beside it. */
  label?: string | undefined;
}

/** An icon in the colour of the text around it. */
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
      {/* One for all paths: a timeline shows hundreds, and the browser lays out each for itself. Any may begin with a step from the corner. */}
      <path d={lines.map(([, { d = '' }]) => `M0 0${d}`).join('')} />
      {lines.map(([tag, shape], index) => tag !== 'path' && createElement(tag, { key: index, ...shape }))}
    </svg>
  );
}
