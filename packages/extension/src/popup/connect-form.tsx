import { Button } from '@flowlens/components';
import { type FormEvent, useState } from 'react';
import { browser } from 'wxt/browser';
import { originPattern, readServerOrigin } from '../connection/server-address.js';
import { ask } from '../messages/ask.js';
import type { Texts } from '../texts/en.js';
import { ProblemNote } from './problem-note.js';
import { useTask } from './use-task.js';

export interface ConnectFormProps {
  texts: Texts;
  onDone: () => void;
  onCancel?: (() => void) | undefined;
}

/** Asks for the address of a server and connects to it. */
export function ConnectForm({ texts, onDone, onCancel }: ConnectFormProps) {
  const [address, setAddress] = useState('');
  const { isRunning, problem, run, fail } = useTask(texts);

  function connect(event: FormEvent) {
    event.preventDefault();
    const origin = readServerOrigin(address);
    if (!origin) return fail(texts.addressWrong);
    run(async () => {
      // First of all: the browser's question needs the press.
      const isGranted = await browser.permissions.request({ origins: [originPattern(origin)] });
      if (!isGranted) return fail(texts.permissionRefused);
      await ask('background.connect', { origin });
      onDone();
    });
  }

  return (
    <form className="popup-section" noValidate onSubmit={connect}>
      <h1 className="popup-title">{texts.connectTitle}</h1>
      <label className="popup-field">
        <span>{texts.address}</span>
        <input
          className="popup-input"
          type="url"
          autoFocus
          spellCheck={false}
          placeholder={texts.addressExample}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </label>
      <ProblemNote problem={problem} />
      <div className="popup-actions">
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
        <Button type="submit" variant="primary" busy={isRunning}>
          {isRunning ? texts.connecting : texts.connect}
        </Button>
      </div>
    </form>
  );
}
