import type { PlayerFeature, PlayerFeatureContext, PlayerFeatureParts } from '../player-feature.js';

export interface HelpState {
  /** True while the list of shortcuts covers the picture. */
  helpOpen: boolean;
}

export interface HelpActions {
  setHelpOpen: (open: boolean) => void;
}

const initialState: HelpState = { helpOpen: false };

export const helpFeature: PlayerFeature<HelpState, HelpActions> = { initialState, onFrameDetach: initialState, create };

function create({ set }: PlayerFeatureContext<HelpState>): PlayerFeatureParts<HelpActions> {
  return { actions: { setHelpOpen: (helpOpen) => set({ helpOpen }) } };
}
