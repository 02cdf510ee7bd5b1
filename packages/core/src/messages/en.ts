import { comments } from './en/comments.js';
import { common } from './en/common.js';
import { deviceInfo } from './en/device-info.js';
import { failures } from './en/failures.js';
import { flowView } from './en/flow-view.js';
import { gallery } from './en/gallery.js';
import { login } from './en/login.js';
import { notices } from './en/notices.js';
import { player } from './en/player.js';
import { timeline } from './en/timeline.js';
import { validation } from './en/validation.js';

/** The English catalogue: the texts of the specification to the letter, one file per subject. */
export const en = {
  comments,
  common,
  deviceInfo,
  failures,
  flowView,
  gallery,
  login,
  notices,
  player,
  timeline,
  validation,
};

/** A whole catalogue. Values are texts, or functions of one object of named arguments. */
export type Messages = typeof en;

/** A catalogue in part, as a provider or a component takes it. */
export type MessageOverrides = DeepPartial<Messages>;

type DeepPartial<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends object
    ? { [Key in keyof Value]?: DeepPartial<Value[Key]> | undefined }
    : Value;
