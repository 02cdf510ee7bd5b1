import { Spinner } from '@flowlens/components';
import { useCallback } from 'react';
import { canRecordDeep, canRecordTabs } from '../pages/can-record-tabs.js';
import { Logo } from '../pages/logo.js';
import { BUFFER_SECONDS } from '../settings/settings.js';
import { readSite } from '../settings/sites.js';
import type { Texts } from '../texts/en.js';
import { EntryList } from './entry-list.js';
import { NeverRecorded } from './never-recorded.js';
import { OptionsSection } from './options-section.js';
import { PrivacyLevels } from './privacy-levels.js';
import { ServerList } from './server-list.js';
import { useOptions } from './use-options.js';

/** All settings of the user. Each change is saved at once. */
export function OptionsPage({ texts }: { texts: Texts }) {
  const options = useOptions();
  const t = texts.options;
  const readMask = useCallback((text: string) => (isSelector(text) ? text : undefined), []);
  if (!options) return <Spinner />;
  const { settings, policy, connections, savedCount, save } = options;
  const set = policy.settings;

  return (
    <>
      <header className="options-head">
        <Logo size={28} />
        <h1 className="options-title">{t.title}</h1>
        <p role="status" className="options-saved">
          {savedCount > 0 && <span key={savedCount}>{t.saved}</span>}
        </p>
      </header>
      <OptionsSection title={t.privacyTitle} hint={t.privacyHint}>
        <PrivacyLevels
          texts={texts}
          value={settings.privacyLevel}
          isManaged={set.privacyLevel === 'strict'}
          onChange={(privacyLevel) => save({ privacyLevel })}
        />
      </OptionsSection>
      <OptionsSection title={t.sitesTitle} hint={t.sitesHint}>
        <EntryList
          texts={texts}
          title={t.allowed}
          none={t.allowedNone}
          label={t.site}
          example={t.siteExample}
          hint={t.siteHint}
          wrong={t.siteWrong}
          entries={settings.allowedSites}
          managed={set.allowedSites}
          isReplacedByManaged
          read={readSite}
          onChange={(allowedSites) => save({ allowedSites })}
        />
        <EntryList
          texts={texts}
          title={t.blocked}
          none={t.none}
          label={t.site}
          example={t.siteExample}
          hint={t.siteHint}
          wrong={t.siteWrong}
          entries={settings.blockedSites}
          managed={set.blockedSites}
          read={readSite}
          onChange={(blockedSites) => save({ blockedSites })}
        />
      </OptionsSection>
      <OptionsSection title={t.masksTitle} hint={t.masksHint}>
        <EntryList
          texts={texts}
          title={t.mask}
          none={t.none}
          label={t.mask}
          example={t.maskExample}
          wrong={t.maskWrong}
          entries={settings.masks}
          managed={set.masks}
          read={readMask}
          onChange={(masks) => save({ masks })}
        />
      </OptionsSection>
      <OptionsSection title={t.bufferTitle} hint={t.bufferHint}>
        <label className="page-field options-narrow">
          <span>{t.bufferSeconds}</span>
          <select
            className="page-input"
            value={settings.bufferSeconds}
            onChange={({ target }) => {
              const bufferSeconds = BUFFER_SECONDS.find((seconds) => String(seconds) === target.value);
              if (bufferSeconds) save({ bufferSeconds });
            }}
          >
            {BUFFER_SECONDS.map((count) => (
              <option key={count} value={count}>
                {t.seconds({ count })}
              </option>
            ))}
          </select>
        </label>
      </OptionsSection>
      <OptionsSection title={t.serversTitle} hint={t.serversHint}>
        <ServerList
          texts={texts}
          connections={connections}
          projects={settings.projects}
          onChange={(projects) => save({ projects })}
        />
      </OptionsSection>
      {canRecordTabs() && !canRecordDeep() && (
        <OptionsSection title={t.deepTitle}>
          <p className="page-hint">{t.deepHint}</p>
        </OptionsSection>
      )}
      <OptionsSection title={t.neverTitle}>
        <NeverRecorded texts={texts} />
      </OptionsSection>
    </>
  );
}

function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
