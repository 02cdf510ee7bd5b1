import type { FlowComment, SharedFlowComment } from '@flowlens/client';

/** A comment of a member's flow, or of a publicly shared one, which contains no e-mail addresses and pictures. */
export type ShownComment = FlowComment | SharedFlowComment;
