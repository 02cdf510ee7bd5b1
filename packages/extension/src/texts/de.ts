import { options } from './de/options.js';
import { popup } from './de/popup.js';
import { screenshot } from './de/screenshot.js';
import type { Texts } from './en.js';

export const de: Texts = {
  popup,
  options,
  screenshot,
  problems: {
    already_recording: 'Es läuft schon eine Aufzeichnung.',
    not_connected: 'Dieses Konto ist nicht mehr verbunden. Verbinden Sie es erneut.',
    not_recordable: 'Diese Seite kann nicht aufgezeichnet werden. Öffnen Sie zuerst eine Website.',
    own_server: 'FlowLens selbst wird nie aufgezeichnet.',
    blocked_site: 'Ihre Einstellungen schließen diese Website aus.',
    not_allowed_site: 'Ihre Einstellungen erlauben diese Website nicht.',
    sensitive_site: 'Seiten zum Anmelden, Bezahlen und für Passwörter werden nie aufgezeichnet.',
    no_microphone:
      'Das Mikrofon kann nicht verwendet werden. Erlauben Sie es für FlowLens Recorder oder zeichnen Sie ohne Mikrofon auf.',
    storage_full: 'Nicht gesendete Aufzeichnungen füllen den Speicher. Senden oder löschen Sie zuerst einige davon.',
    not_armed: 'Die Sofortwiederholung ist für keinen Tab eingeschaltet.',
    not_recording: 'Es läuft keine Aufzeichnung.',
    refused: 'Die Verbindung wurde nicht erlaubt.',
    wrong_answer: 'Der Server hat unerwartet geantwortet. Versuchen Sie es erneut.',
  },
  failed: 'Etwas ist schiefgegangen.',
  microphone: {
    title: 'Mikrofon erlauben',
    hint: 'Ihr Browser fragt einmal, ob FlowLens Recorder das Mikrofon verwenden darf. Es wird nur verwendet, während Sie damit aufzeichnen.',
    ask: 'Noch einmal fragen',
    granted: 'Das Mikrofon ist erlaubt. Schließen Sie diesen Tab und starten Sie die Aufzeichnung.',
    refused:
      'Das Mikrofon ist nicht erlaubt. Sie können das in den Einstellungen dieser Seite ändern, links neben der Adresse.',
  },
  review: {
    title: 'Aufzeichnung prüfen',
    opening: 'Die Aufzeichnung wird geöffnet…',
    notFound: 'Diese Aufzeichnung liegt nicht mehr in diesem Browser, oder sie ist in einem anderen Tab offen.',
    discarded: 'Die Aufzeichnung wurde gelöscht.',
    sentTitle: 'Gesendet',
    sendingTitle: 'Wird gesendet',
    sendingProgress: ({ percent }) => `${percent} % gesendet. Sie können diesen Tab schließen.`,
    linkCopied: 'Link kopiert.',
    linkShown: 'Kopieren Sie den Link:',
    link: 'Link zum Flow',
    openFlow: 'Flow öffnen',
  },
};
