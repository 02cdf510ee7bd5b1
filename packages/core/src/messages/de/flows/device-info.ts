import type { Messages } from '../../en.js';

export const deviceInfo: Messages['deviceInfo'] = {
  label: 'Geräteinfo',
  fields: {
    browser: 'Browser',
    os: 'Betriebssystem',
    architecture: 'Architektur',
    timezone: 'Zeitzone',
    screen: 'Bildschirm',
    recorder: 'Aufgezeichnet mit',
    mode: 'Aufzeichnungsmodus',
    redacted: 'Geschwärzte Werte',
  },
  device: 'Gerät',
  events: 'Aufgezeichnete Ereignisse',
  total: 'Alle Ereignisse',
  notes: 'Hinweise zur Aufzeichnung',
  noteTexts: {
    video_cut_short: ({ time }) =>
      `Die Aufzeichnung endet vorzeitig: ${time ? `Das Video bricht bei ${time} ab` : 'Der Rest des Videos fehlt'}.`,
    video_damaged: ({ time, length }) => {
      if (!time) return 'Ein Teil des Videos ist beschädigt.';
      return `Das Video ist bei ${time} beschädigt${length && `; etwa ${length} fehlen`}.`;
    },
    sound_left_out: () => 'Der Ton konnte nicht umgewandelt werden.',
    probe_failed: ({ time }) =>
      `Ein Teil des Recorders ist${time && ` bei ${time}`} ausgefallen und wurde abgeschaltet.`,
    events_dropped: ({ count }) =>
      count === 1
        ? '1 Ereignis fehlt, weil zu viele auf einmal kamen.'
        : `${count} Ereignisse fehlen, weil zu viele auf einmal kamen.`,
    video_stalled: ({ time, length }) =>
      `Der Browser lieferte${time && ` bei ${time}`}${length && ` etwa ${length} lang`} kein Bild.`,
    frames_dropped: ({ count }) => (count === 1 ? 'Im Video fehlt 1 Bild.' : `Im Video fehlen ${count} Bilder.`),
    requests_left_out: ({ count }) =>
      `${count === 1 ? '1 Anfrage' : `${count} Anfragen`} von Hintergrundprozessen der Seite ausgelassen, weil sie in mehreren Tabs offen war.`,
    paused: ({ time, length }) =>
      `Die Aufzeichnung wurde${time && ` bei ${time}`}${length && ` für etwa ${length}`} angehalten.`,
    site_left_out: ({ time, length }) =>
      `Der Tab zeigte${time && ` bei ${time}`}${length && ` für etwa ${length}`} eine andere Website, die nicht aufgezeichnet wurde.`,
    site_silent: ({ time, length }) =>
      `Die Website hat${time && ` ab ${time}`}${length && ` für etwa ${length}`} keine Ereignisse gesendet.`,
    interrupted: ({ time }) =>
      `Seite oder Browser wurden geschlossen, bevor die Aufzeichnung beendet war${time && ` (bei ${time})`}.`,
    clock_jump: ({ time }) => `Die Uhr des Geräts wurde${time && ` bei ${time}`} umgestellt.`,
    events_removed: ({ count }) =>
      `${count} ${count === 1 ? 'Ereignis wurde' : 'Ereignisse wurden'} vor dem Senden entfernt.`,
    deep_refused: () => 'Der Browser lehnte die tiefe Aufzeichnung ab. Die Aufzeichnung lief im Standardmodus.',
    deep_cancelled: ({ time }) =>
      `Die tiefe Aufzeichnung wurde${time && ` bei ${time}`} im Browser abgebrochen. Die Aufzeichnung lief im Standardmodus weiter.`,
    deep_ended: ({ time }) =>
      `Der Browser beendete die tiefe Aufzeichnung${time && ` bei ${time}`}. Die Aufzeichnung lief im Standardmodus weiter.`,
    events_skipped: ({ count, lines }) =>
      `${count} ${count === 1 ? 'Ereignis konnte' : 'Ereignisse konnten'} nicht gelesen werden${lines && ` (${count === 1 ? 'Zeile' : 'Zeilen'} ${lines})`}.`,
  },
  copyAll: 'Alles kopieren',
  copied: 'Kopiert!',
  emptyTitle: 'Keine Geräteinfo in dieser Aufzeichnung',
  emptyHint: 'Der Recorder hat nicht angegeben, in welchem Browser und auf welchem Gerät er lief.',
};
