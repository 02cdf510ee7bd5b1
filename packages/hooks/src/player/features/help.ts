import type { PlayerFeature, PlayerFeatureContext } from '../player-feature.js';

export interface HelpState {
  /** The list of keys lies over the picture. */
  helpOpen: boolean;
}

export interface HelpActions {
  setHelpOpen: (open: boolean) => void;
}

export const initialHelp: HelpState = { helpOpen: false };

export function helpFeature({ set }: PlayerFeatureContext<HelpState>): PlayerFeature<HelpActions> {
  return { actions: { setHelpOpen: (helpOpen) => set({ helpOpen }) } };
}
