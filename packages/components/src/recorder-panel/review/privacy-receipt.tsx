'use client';

import { gapNotes } from '@flowlens/core';
import { captureNoteText } from '@flowlens/core/format';
import type { RecorderMessages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import type { PrivacyReceipt as Receipt, RedactedPart } from '@flowlens/recorder';
import { CircleCheck, EyeOff, Info, ShieldCheck } from 'lucide';
import { useMessages } from '../../provider/use-messages.js';
import { type PrivacyNote, PrivacyNotes } from '../privacy-notes.js';

export interface PrivacyReceiptProps {
  m: RecorderMessages;
  receipt: Receipt;
  /** True if the recorder captured only the picture. */
  pictureOnly: boolean;
  /** Events of a site that a guest recorded beside the picture. */
  siteEvents: number;
}

/** Plain summary of the data that a recording leaves out, and why. */
export function PrivacyReceipt({ m, receipt, pictureOnly, siteEvents }: PrivacyReceiptProps) {
  const { locale } = useFlowLens();
  const deviceInfo = useMessages('deviceInfo');
  const { redacted, concealedElements, gaps, probesOff } = receipt;
  const parts = (Object.entries(redacted) as [RedactedPart, number][]).filter(([, count]) => count > 0);
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  const missing = gapNotes(gaps).flatMap((note) => captureNoteText(note, deviceInfo) ?? []);
  const names = new Intl.ListFormat(locale).format(probesOff.map((name) => m.probes[name]));
  const hasEvents = !pictureOnly || siteEvents > 0;
  if (probesOff.length > 0 && hasEvents) missing.push(m.receiptProbesOff({ names }));

  const hidden = total > 0 ? m.receiptHidden({ count: total }) : m.receiptNothingHidden;
  const notes: PrivacyNote[] = [];
  if (pictureOnly) {
    const site = m.receiptSiteEvents({ count: siteEvents, total: siteEvents.toLocaleString(locale) });
    notes.push({ icon: Info, text: siteEvents > 0 ? site : m.receiptPictureOnly });
  }
  if (hasEvents)
    notes.push({
      icon: ShieldCheck,
      text: hidden,
      parts: parts.map(([part, count]) => m.redactedParts[part]({ count })),
    });
  if (concealedElements > 0) notes.push({ icon: EyeOff, text: m.receiptBlurred({ count: concealedElements }) });
  notes.push(...missing.map((text) => ({ icon: Info, text })));
  if (missing.length === 0 && hasEvents) {
    const text = total + concealedElements > 0 ? m.receiptNothingElse : m.receiptNothingMissing;
    notes.push({ icon: CircleCheck, text });
  }

  return (
    <section className="fl-receipt" aria-label={m.receiptTitle}>
      <PrivacyNotes title={m.receiptTitle} notes={notes} />
    </section>
  );
}
