'use client';

import { captureNoteText, gapNotes, type RecorderMessages } from '@flowlens/core';
import { useFlowLens } from '@flowlens/hooks';
import type { PrivacyReceipt as Receipt, RedactedPart } from '@flowlens/recorder';
import { CircleCheck, EyeOff, type IconNode, Info, ShieldCheck } from 'lucide';
import { useMessages } from '../../provider/use-messages.js';
import { Icon } from '../../ui/icon/icon.js';

export interface PrivacyReceiptProps {
  m: RecorderMessages;
  receipt: Receipt;
  /** Nothing but the picture was recorded. */
  pictureOnly: boolean;
}

/** What was left out of a recording, and why, in plain words. */
export function PrivacyReceipt({ m, receipt, pictureOnly }: PrivacyReceiptProps) {
  const { locale } = useFlowLens();
  const deviceInfo = useMessages('deviceInfo');
  const { redacted, concealedElements, gaps, probesOff } = receipt;
  const parts = (Object.entries(redacted) as [RedactedPart, number][]).filter(([, count]) => count > 0);
  const total = parts.reduce((sum, [, count]) => sum + count, 0);
  const missing = gapNotes(gaps).flatMap((note) => captureNoteText(note, deviceInfo) ?? []);
  const names = new Intl.ListFormat(locale).format(probesOff.map((name) => m.probes[name]));
  if (probesOff.length > 0 && !pictureOnly) missing.push(m.receiptProbesOff({ names }));

  return (
    <section className="fl-receipt" aria-label={m.receiptTitle}>
      <h3 className="fl-recorder-panel-subtitle">{m.receiptTitle}</h3>
      <ul className="fl-receipt-list">
        {pictureOnly ? (
          <ReceiptLine icon={Info} text={m.receiptPictureOnly} />
        ) : (
          <ReceiptLine
            icon={ShieldCheck}
            text={total > 0 ? m.receiptHidden({ count: total }) : m.receiptNothingHidden}
            parts={parts.map(([part, count]) => m.redactedParts[part]({ count }))}
          />
        )}
        {concealedElements > 0 && <ReceiptLine icon={EyeOff} text={m.receiptBlurred({ count: concealedElements })} />}
        {missing.map((text) => (
          <ReceiptLine key={text} icon={Info} text={text} />
        ))}
        {missing.length === 0 && !pictureOnly && (
          <ReceiptLine
            icon={CircleCheck}
            text={total + concealedElements > 0 ? m.receiptNothingElse : m.receiptNothingMissing}
          />
        )}
      </ul>
    </section>
  );
}

function ReceiptLine({ icon, text, parts = [] }: { icon: IconNode; text: string; parts?: string[] }) {
  return (
    <li className="fl-receipt-item">
      <Icon of={icon} size={14} className="fl-receipt-icon" />
      <span className="fl-receipt-text">
        <span>{text}</span>
        {parts.length > 0 && (
          <ul className="fl-receipt-parts">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        )}
      </span>
    </li>
  );
}
