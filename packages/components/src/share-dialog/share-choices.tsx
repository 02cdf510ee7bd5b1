'use client';

import type { Messages } from '@flowlens/core/messages';
import { Globe, Link } from 'lucide';
import { CopyField } from '../ui/copy-field/copy-field.js';
import { useCopyFeedback } from '../ui/copy-field/use-copy-feedback.js';
import { Icon } from '../ui/icon/icon.js';
import { Spinner } from '../ui/spinner/spinner.js';
import { ShareChoice } from './share-choice.js';

export interface ShareChoicesProps {
  m: Messages['share'];
  flowUrl: string;
  /** True while a public link is being created. */
  generating: boolean;
  /** Runs after the team link was copied. */
  onCopied: (url: string) => void;
  onSharePublic: () => void;
}

/** The two ways to share: with the team, or with anyone. */
export function ShareChoices({ m, flowUrl, generating, onCopied, onSharePublic }: ShareChoicesProps) {
  const { copied, refused, icon, copy } = useCopyFeedback({ idleIcon: Link });

  async function copyTeamLink() {
    if (await copy(flowUrl)) onCopied(flowUrl);
  }

  return (
    <div className="fl-share-choices">
      <ShareChoice
        icon={<Icon of={icon} size={18} />}
        title={copied ? m.linkCopied : m.copyLink}
        hint={m.copyLinkHint}
        onClick={() => void copyTeamLink()}
      />
      {refused && (
        <CopyField
          className="fl-share-refused"
          label={m.copyLinkFailed}
          value={flowUrl}
          copyText={m.copy}
          copiedText={m.copied}
          onCopy={() => onCopied(flowUrl)}
        />
      )}
      <ShareChoice
        icon={generating ? <Spinner size={18} /> : <Icon of={Globe} size={18} />}
        title={m.sharePublic}
        hint={generating ? m.generating : m.sharePublicHint}
        busy={generating}
        onClick={onSharePublic}
      />
    </div>
  );
}
