import { PIECE_MAX_CHARS, TEXT_MAX_CHARS } from './page-port.js';

/** Splits a text into pieces that each fit into a message. */
export function cutText(text: string): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; start += PIECE_MAX_CHARS)
    pieces.push(text.slice(start, start + PIECE_MAX_CHARS));
  return pieces;
}

export interface PieceJoiner {
  /** Adds a piece; returns the complete text with the last one. Drops a text that becomes too long. */
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
