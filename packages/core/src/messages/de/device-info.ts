import type { Messages } from '../en.js';

export const deviceInfo: Messages['deviceInfo'] = {
  label: 'Geräteinfo',
  fields: {
    browser: 'Browser',
    os: 'Betriebssystem',
    architecture: 'Architektur',
    timezone: 'Zeitzone',
    screen: 'Bildschirm',
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
    events_skipped: ({ count, lines }) =>
      `${count} ${count === 1 ? 'Ereignis konnte' : 'Ereignisse konnten'} nicht gelesen werden${lines && ` (${count === 1 ? 'Zeile' : 'Zeilen'} ${lines})`}.`,
  },
  copyAll: 'Alles kopieren',
  copied: 'Kopiert!',
  emptyTitle: 'Keine Geräteinfo in dieser Aufzeichnung',
  emptyHint: 'Der Recorder hat nicht angegeben, in welchem Browser und auf welchem Gerät er lief.',
};
