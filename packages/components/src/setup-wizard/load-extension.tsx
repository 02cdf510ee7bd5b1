'use client';

import type { Messages } from '@flowlens/core/messages';
import { Download } from 'lucide';
import { useMessages } from '../provider/use-messages.js';
import { CopyField } from '../ui/copy-field/copy-field.js';
import { Icon } from '../ui/icon/icon.js';
import { LinkButton } from '../ui/link-button/link-button.js';
import { ArchivePicture, DeveloperModePicture, LoadUnpackedPicture } from './extension-pictures.js';

/** Edge redirects this address to its own page of extensions. */
const EXTENSIONS_ADDRESS = 'chrome://extensions';

export interface LoadExtensionProps {
  m: Messages['setupWizard'];
  downloadUrl: string;
}

/** Steps for loading the extension manually. */
export function LoadExtension({ m, downloadUrl }: LoadExtensionProps) {
  const { copy, copied } = useMessages('common');

  return (
    <ol className="fl-load-extension">
      <li className="fl-load-extension-step">
        <ArchivePicture />
        <span className="fl-load-extension-text">{m.unpackStep}</span>
        <LinkButton variant="secondary">
          <a href={downloadUrl} download>
            <Icon of={Download} />
            <span>{m.download}</span>
          </a>
        </LinkButton>
      </li>
      <li className="fl-load-extension-step">
        <DeveloperModePicture />
        <span className="fl-load-extension-text">{m.developerStep}</span>
        <CopyField
          label={m.extensionsAddress}
          hideLabel
          value={EXTENSIONS_ADDRESS}
          copyText={copy}
          copiedText={copied}
        />
      </li>
      <li className="fl-load-extension-step">
        <LoadUnpackedPicture />
        <span className="fl-load-extension-text">{m.loadStep}</span>
      </li>
    </ol>
  );
}
