'use client';

import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { ownElement } from '../../ui/internal/own-element.js';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.js';
import type { GalleryTexts } from '../gallery-texts.js';

export interface CardFactProps {
  /** For screen readers. */
  name: string;
  /** @default `name` */
  title?: string | undefined;
  /** Shows similar flows; without it, the fact is plain text. */
  onPress?: (() => void) | undefined;
  className?: string | undefined;
  texts: GalleryTexts;
  children: ReactNode;
}

/**
 * A fact about a flow. By mouse, it is a shortcut to a filter of the bar. Not a stop of the Tab key, because a page of cards
 * would have hundreds.
 */
export function CardFact({ name, title = name, onPress, className, texts, children }: CardFactProps) {
  if (!onPress)
    return (
      <span className={clsx('fl-flow-card-fact', className)} title={title}>
        {ownElement(children)}
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    );
  return (
    <button
      type="button"
      tabIndex={-1}
      className={clsx('fl-flow-card-fact', className)}
      aria-label={texts.filterBy({ fact: name })}
      title={texts.filterBy({ fact: title })}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
