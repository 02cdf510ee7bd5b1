'use client';

import type { MessageOverrides, Messages } from '@flowlens/core/messages';
import { useMessages } from '../provider/use-messages.js';

/** Texts of the project settings, by subject. */
export type SettingsTexts = Pick<
  Messages,
  'projects' | 'members' | 'invitations' | 'recordingLinks' | 'embedding' | 'share'
>;

export type SettingsTextOverrides = Pick<MessageOverrides, keyof SettingsTexts>;

export function useSettingsTexts(overrides: SettingsTextOverrides | undefined): SettingsTexts {
  return {
    projects: useMessages('projects', overrides?.projects),
    members: useMessages('members', overrides?.members),
    invitations: useMessages('invitations', overrides?.invitations),
    recordingLinks: useMessages('recordingLinks', overrides?.recordingLinks),
    embedding: useMessages('embedding', overrides?.embedding),
    share: useMessages('share', overrides?.share),
  };
}
