import { Icon, LinkButton } from '@flowlens/components';
import { safeHref, SETUP_WIZARD_PATH } from '@flowlens/core/links';
import { useAppConfig, useFlowLens } from '@flowlens/hooks';
import { Blocks, Cable, Database, type IconNode, MousePointerClick, Puzzle, ShieldCheck, Terminal } from 'lucide';

/** Address of the guide for embedding the SDK. */
const SDK_GUIDE_PATH = '/docs/recording';

/** Explains how to record more than the screen, and how to get there. */
export function MoreThanPicture() {
  const m = useFlowLens().messages.recordPage;
  const { data: config } = useAppConfig();
  const extensionUrl = safeHref(config?.extension_store_url) ?? (config?.recorder.download ? SETUP_WIZARD_PATH : null);
  const kept: { text: string; icon: IconNode }[] = [
    { text: m.clicks, icon: MousePointerClick },
    { text: m.requests, icon: Cable },
    { text: m.console, icon: Terminal },
    { text: m.storage, icon: Database },
    { text: m.privacy, icon: ShieldCheck },
  ];

  return (
    <section className="app-record-more" aria-labelledby="more-than-picture">
      <h2 id="more-than-picture" className="app-record-more-title">
        {m.moreTitle}
      </h2>
      <p className="app-record-more-hint">{m.moreHint}</p>
      <ul className="app-record-more-list">
        {kept.map(({ text, icon }) => (
          <li key={text}>
            <Icon of={icon} size={14} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {extensionUrl !== null && <Way href={extensionUrl} icon={Puzzle} text={m.extension} hint={m.extensionHint} />}
      <Way href={SDK_GUIDE_PATH} icon={Blocks} text={m.sdk} hint={m.sdkHint} />
    </section>
  );
}

function Way({ href, icon, text, hint }: { href: string; icon: IconNode; text: string; hint: string }) {
  return (
    <div className="app-record-way">
      <LinkButton>
        <a href={href} target="_blank" rel="noreferrer">
          <Icon of={icon} />
          <span>{text}</span>
        </a>
      </LinkButton>
      <span className="app-record-way-hint">{hint}</span>
    </div>
  );
}
