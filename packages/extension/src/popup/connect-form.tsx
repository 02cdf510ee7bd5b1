import { Button } from '@flowlens/components';
import { type FormEvent, useId, useState } from 'react';
import { browser } from 'wxt/browser';
import { originPattern, readServerOrigin } from '../connection/server-address.js';
import { ask } from '../messages/ask.js';
import { ProblemNote } from '../pages/problem-note.js';
import { useTask } from '../pages/use-task.js';
import type { Texts } from '../texts/en.js';

export interface ConnectFormProps {
  texts: Texts;
  /** Servers that the administrator has set. */
  servers: readonly string[];
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

/** Form that asks for the address of a server and connects to it. Explains the browser's coming prompt. */
export function ConnectForm({ texts, servers, onDone, onCancel }: ConnectFormProps) {
  const [address, setAddress] = useState(servers[0] ?? '');
  const { isRunning, problem, run, fail } = useTask(texts);
  const hint = useId();
  const list = useId();
  const t = texts.popup;

  function connect(event: FormEvent) {
    event.preventDefault();
    const origin = readServerOrigin(address);
    if (!origin) return fail(t.addressWrong);
    run(async () => {
      // Must come first, because the browser's prompt requires the click.
      const isGranted = await browser.permissions.request({ origins: [originPattern(origin)] });
      if (!isGranted) return fail(t.permissionRefused);
      await ask('background.connect', { origin });
      onDone();
    });
  }

  return (
    <form className="page-section" noValidate onSubmit={connect}>
      <div>
        <h1 className="page-title">{t.connectTitle}</h1>
        <p className="page-hint">{t.connectHint}</p>
      </div>
      <label className="page-field">
        <span>{t.address}</span>
        <input
          className="page-input"
          type="url"
          autoFocus
          spellCheck={false}
          placeholder={t.addressExample}
          aria-describedby={hint}
          value={address}
          list={servers.length > 1 ? list : undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      {servers.length > 1 && (
        <datalist id={list}>
          {servers.map((server) => (
            <option key={server} value={server} />
          ))}
        </datalist>
      )}
      <p id={hint} className="page-note" data-tone="info">
        {t.permissionHint}
      </p>
      <ProblemNote problem={problem} />
      <div className="page-actions">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isRunning}>
          {isRunning ? t.connecting : t.connect}
        </Button>
      </div>
    </form>
  );
}
