'use client';

import { hostDialog } from '../dialog/host-dialog.js';
import { DiscardQuestionContent, type DiscardQuestionProps } from './discard-question-content.js';

export type { DiscardQuestionProps };

/**
 * Asks before unsaved text is lost.
 *
 * @example
 * <DiscardQuestion open={asking} onOpenChange={setAsking} onDiscard={leave} />
 */
export const DiscardQuestion = hostDialog<DiscardQuestionProps>(DiscardQuestionContent);
