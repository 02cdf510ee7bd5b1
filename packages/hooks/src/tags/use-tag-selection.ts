'use client';

import type { Tag } from '@flowlens/client';
import { NO_TAGS } from '@flowlens/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.js';
import { useTags } from './use-tags.js';

/** `select` assigns tags, by id; `filter` filters by title and includes flows without tags. */
export type TagPickerMode = 'select' | 'filter';

/** An option of the picker. */
export interface TagChoice {
  /** Selected value: the id or the title of the tag, depending on the mode. */
  value: string;
  title: string;
  /** Null for No Tags, and for a title that no longer belongs to a tag. */
  tag: Tag | null;
}

export interface UseTagSelectionOptions {
  mode: TagPickerMode;
  projectId: string;
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

export interface UseTagSelectionResult {
  query: UseQueryResult<Tag[]>;
  /** All options; in filter mode, No Tags comes first. */
  choices: readonly TagChoice[];
  /** Selected tags, in the order of the choices. */
  selected: readonly TagChoice[];
  /** Toggles the selection of an option. */
  toggle: (choice: TagChoice) => void;
  /** Selects a tag that may not be among the options yet. */
  add: (tag: Tag) => void;
  /** Deselects a tag, for example one that was deleted. */
  drop: (tag: Tag) => void;
}

const NONE: readonly Tag[] = [];

/**
 * Selection of a project's tags.
 *
 * @example
 * const { choices, toggle } = useTagSelection({ mode: 'filter', projectId, value: titles, onValueChange: setTitles });
 */
export function useTagSelection({
  mode,
  projectId,
  value: held,
  onValueChange,
}: UseTagSelectionOptions): UseTagSelectionResult {
  const query = useTags(projectId);
  // The host may apply changes late, as an address does; until then the requested selection is shown and extended.
  // Selections are compared by content, because hosts may create new arrays.
  const [wish, setWish] = useState({ over: held, value: held });
  const stands = isSame(wish.over, held);
  if (!stands) setWish({ over: held, value: held });
  const value = stands ? wish.value : held;
  const tags = query.data ?? NONE;
  const choices = useMemo(() => (mode === 'select' ? tags.map(byId) : filterChoices(tags, value)), [mode, tags, value]);
  // The server refuses the id of a deleted tag, and the user could not remove it, so it is dropped.
  const known =
    mode === 'select' && query.isSuccess ? value.filter((id) => query.data.some((tag) => tag.id === id)) : value;
  const valueOf = (tag: Tag) => (mode === 'select' ? tag.id : tag.title);

  const set = useStableCallback((wanted: string, chosen: boolean) => {
    if (value.includes(wanted) === chosen) return;
    const rest = known.filter((other) => other !== wanted);
    const next = chosen ? [...rest, wanted] : rest;
    setWish({ over: held, value: next });
    onValueChange(next);
  });

  return {
    query,
    choices,
    selected: choices.filter((choice) => value.includes(choice.value)),
    toggle: (choice) => set(choice.value, !value.includes(choice.value)),
    add: (tag) => set(valueOf(tag), true),
    drop: (tag) => set(valueOf(tag), false),
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

const byId = (tag: Tag): TagChoice => ({ value: tag.id, title: tag.title, tag });

/** A title from the URL without a tag is an option too: users must see and be able to remove every active filter. */
function filterChoices(tags: readonly Tag[], chosen: readonly string[]): TagChoice[] {
  const known = [NO_TAGS.title, ...tags.map((tag) => tag.title)];
  return [
    { value: NO_TAGS.title, title: NO_TAGS.title, tag: null },
    ...tags.map((tag) => ({ value: tag.title, title: tag.title, tag })),
    ...chosen.filter((title) => !known.includes(title)).map((title) => ({ value: title, title, tag: null })),
  ];
}
