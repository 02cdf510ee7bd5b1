import { Button } from '@flowlens/components';
import { useEffect, useState } from 'react';
import type { Texts } from '../texts/en.js';

/** Page on which the browser can ask for the microphone. The hidden recording page cannot ask. */
export function MicrophonePage({ texts: { microphone: t } }: { texts: Texts }) {
  const [state, setState] = useState<'asking' | 'granted' | 'refused'>('asking');
  const ask = () => void askForMicrophone().then((isGranted) => setState(isGranted ? 'granted' : 'refused'));
  useEffect(ask, []);

  return (
    <section className="review-sent">
      <h1 className="review-title">{t.title}</h1>
      <p>{t.hint}</p>
      <p role="status">{state !== 'asking' && t[state]}</p>
      {state === 'refused' && (
        <Button variant="primary" onClick={ask}>
          {t.ask}
        </Button>
      )}
    </section>
  );
}

async function askForMicrophone(): Promise<boolean> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    for (const track of stream.getTracks()) track.stop();
    return true;
  } catch {
    return false;
  }
}
