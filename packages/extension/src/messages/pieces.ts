import { PIECE_MAX_CHARS, TEXT_MAX_CHARS } from './page-port.js';

/** Cuts a text into pieces that may each be a message. */
export function cutText(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; start += PIECE_MAX_CHARS)
    pieces.push(text.slice(start, start + PIECE_MAX_CHARS));
  return pieces;
}

export interface PieceJoiner {
  /** Takes a piece; returns the text with its last one. A text that grows too long is dropped. */
  add: (piece: string, isLast: boolean) => string | undefined;
}

export function createPieceJoiner(): PieceJoiner {
  let text: string | undefined = '';
  return {
    add(piece, isLast) {
      text = text === undefined || text.length + piece.length > TEXT_MAX_CHARS ? undefined : text + piece;
      if (!isLast) return undefined;
      const whole = text;
      text = '';
      return whole;
    },
  };
}
