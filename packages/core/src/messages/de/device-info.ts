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
  copyAll: 'Alles kopieren',
  copied: 'Kopiert!',
  emptyTitle: 'Keine Geräteinfo in dieser Aufzeichnung',
  emptyHint: 'Der Recorder hat nicht angegeben, in welchem Browser und auf welchem Gerät er lief.',
};
