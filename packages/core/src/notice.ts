import { failures } from './messages/en/failures.js';
import { notices } from './messages/en/notices.js';
import type { Messages } from './messages/en.js';

type NoticeTexts = Messages['notices'];

export type NoticeTone = 'success' | 'error' | 'info' | 'warning';

/** Code of a notice; `messages.notices` holds the text. */
export type NoticeCode = keyof NoticeTexts;

/** Named arguments of a notice's text, `never` for a fixed one. */
type Values<Code extends NoticeCode> = NoticeTexts[Code] extends (values: infer Named) => string ? Named : never;

type CodesWhere<Accepts> = { [Code in NoticeCode]: Values<Code> extends Accepts ? Code : never }[NoticeCode];

/** Notices with a fixed text. */
export type PlainNoticeCode = CodesWhere<never>;

/** Notices that show the server's detail if there is one. */
export type DetailNoticeCode = Exclude<CodesWhere<{ detail?: string | undefined }>, PlainNoticeCode>;

type ValuesNoticeCode = Exclude<NoticeCode, PlainNoticeCode | DetailNoticeCode>;

/** A way to undo what a notice reports, for a short time. */
export interface NoticeUndo {
  /** Does nothing once the time is over. */
  run: () => void;
  /** Aborts when it is undone or too late. */
  ended: AbortSignal;
}

/** A short message for the user. Hooks emit notices; the toaster or the host shows them. */
export type Notice = NoticeContent & { undo?: NoticeUndo | undefined };

type NoticeContent =
  | {
      tone: NoticeTone;
      code: PlainNoticeCode;
      values?: never;
      /** The server's reason for a failure, shown below the text. See `noticeReason`. */
      reason?: string | undefined;
    }
  | { tone: NoticeTone; code: DetailNoticeCode; values?: { detail?: string | undefined } }
  | {
      [Code in ValuesNoticeCode]: { tone: NoticeTone; code: Code; values: Values<Code>; reason?: string | undefined };
    }[ValuesNoticeCode];

/**
 * Returns the reason to show below the text of a failure, by default in English; `undefined` if the server gave none (spec
 * §8).
 */
export function noticeReason(notice: Notice, texts: Messages['failures'] = failures): string | undefined {
  return 'reason' in notice && notice.reason ? texts.serverSaid({ detail: notice.reason }) : undefined;
}

/** Returns the text of a notice, by default in English. */
export function noticeText(notice: Notice, texts: NoticeTexts = notices): string {
  const text = texts[notice.code] as string | ((values: object) => string);
  return typeof text === 'string' ? text : text(notice.values ?? {});
}
