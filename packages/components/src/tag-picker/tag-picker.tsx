'use client';

import { TAG_BADGES_SHOWN, TAG_BADGES_SHOWN_WITH_NO_TAGS } from '@flowlens/core/limits';
import type { MessageOverrides } from '@flowlens/core/messages';
import { type TagPickerMode, useDeleteTag, useTagSelection } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { ChevronDown, Tag as TagIcon } from 'lucide';
import { type ComponentPropsWithoutRef, createElement, forwardRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { mergeHostProps } from '../ui/internal/events/merge-host-props.js';
import { Badge } from '../ui/badge/badge.js';
import { Button } from '../ui/button/button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { lazyCode } from '../ui/internal/lazy/lazy-code.js';
import { useOpenedCode } from '../ui/internal/lazy/use-opened-code.js';
import { Popover } from '../ui/popover/popover.js';
import { TagBadges } from '../ui/tag-badges/tag-badges.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';
import { isNoTags, titleOf } from './choice-title.js';

export interface TagPickerProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'value' | 'onError'>, BoundaryProps {
  /** `select` assigns tags, by id; `filter` filters by title, and includes No Tags and the deletion of tags. */
  mode: TagPickerMode;
  /** Id of the project. */
  projectId: string;
  /** Chosen tags: ids in `select` mode, titles in `filter` mode. */
  value: readonly string[];
  /** Runs with the chosen tags. */
  onValueChange: (value: string[]) => void;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'tags'> | undefined;
}

/** Code of the picker's content, loaded when one is first opened. */
const dropdownCode = lazyCode(async () => (await import('./tag-dropdown.js')).TagDropdown);

/**
 * Selects tags of a project, and creates new ones. Renders nothing while the tags load or after a failure.
 *
 * @example
 * <TagPicker mode="select" projectId={project.id} value={tagIds} onValueChange={setTagIds} />
 */
export const TagPicker = withErrorBoundary(
  forwardRef<HTMLButtonElement, TagPickerProps>(function TagPicker(
    { mode, projectId, value, onValueChange, messages, className, ...rest },
    ref,
  ) {
    const selection = useTagSelection({ mode, projectId, value, onValueChange });
    const deletion = useDeleteTag(projectId);
    const m = useMessages('tags', messages?.tags);
    const rootClass = useRootClass();
    const [open, setOpen] = useState(false);
    const TagDropdown = useOpenedCode(dropdownCode, open, setOpen);
    if (!selection.query.data) return null;

    const label = mode === 'filter' ? m.filter : m.choose;
    const noTags = selection.selected.find(isNoTags);
    const tags = selection.selected.filter((choice) => !isNoTags(choice));
    const titles = selection.selected.map((choice) => titleOf(choice, m));

    return (
      <Popover
        label={m.label}
        className="fl-tag-dropdown"
        open={open && TagDropdown !== null}
        onOpenChange={setOpen}
        trigger={
          <Button
            {...rest}
            {...mergeHostProps(rest, { onPointerEnter: dropdownCode.prefetch, onFocus: dropdownCode.prefetch })}
            ref={ref}
            className={clsx(rootClass, 'fl-tag-picker', className)}
            icon={<Icon of={TagIcon} className="fl-tag-picker-icon" size={14} />}
            data-empty={titles.length === 0 || undefined}
          >
            {titles.length > 0 && <VisuallyHidden>{`${label}: ${titles.join(', ')}`}</VisuallyHidden>}
            <span className="fl-tag-picker-value" aria-hidden={titles.length > 0}>
              {titles.length === 0 && <span>{label}</span>}
              {noTags && <Badge>{m.noTags}</Badge>}
              {tags.length > 0 && (
                <TagBadges
                  tags={tags.map(({ value: id, title }) => ({ id, title }))}
                  max={noTags ? TAG_BADGES_SHOWN_WITH_NO_TAGS : TAG_BADGES_SHOWN}
                />
              )}
            </span>
            <Icon of={ChevronDown} className="fl-tag-picker-icon" size={14} />
          </Button>
        }
      >
        {TagDropdown &&
          createElement(TagDropdown, {
            m,
            mode,
            projectId,
            selection,
            deletion: mode === 'filter' && deletion.allowed ? deletion : null,
          })}
      </Popover>
    );
  }),
);
