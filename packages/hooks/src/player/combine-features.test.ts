import { describe, expect, it, vi } from 'vitest';
import { combineFeatures } from './combine-features.js';
import type { PlayerFeature } from './player-feature.js';

interface State {
  count: number;
  open: boolean;
}

interface Actions {
  add: (by: number) => void;
  addTwo: () => void;
}

const counter: PlayerFeature<Pick<State, 'count'>, Pick<Actions, 'add'>> = {
  initialState: { count: 0 },
  onVideoDetach: { count: 0 },
  create: ({ get, set }) => ({ actions: { add: (by) => set({ count: get().count + by }) } }),
};

describe('combineFeatures()', () => {
  it('lets a feature call an action of another, also one later in the list', () => {
    const caller: PlayerFeature<Pick<State, 'open'>, Pick<Actions, 'addTwo'>, State, Actions> = {
      initialState: { open: true },
      onFrameDetach: { open: false },
      create: (_, actions) => ({ actions: { addTwo: () => actions.add(2) } }),
    };
    const combined = combineFeatures<State, Actions>([caller, counter]);
    let state = combined.initialState;
    const { actions } = combined.create({
      video: () => null,
      frame: () => null,
      get: () => state,
      set: (patch) => (state = { ...state, ...patch }),
    });

    actions.addTwo();

    expect(state).toEqual({ count: 2, open: true });
    expect(combined).toMatchObject({ onVideoDetach: { count: 0 }, onFrameDetach: { open: false } });
  });

  it('attaches features in the order of the list', () => {
    const attached = vi.fn<(name: string) => void>();
    const named = (name: string): PlayerFeature<object, object> => ({
      initialState: {},
      create: () => ({ actions: {}, attachVideo: () => attached(name), attachFrame: () => attached(name) }),
    });
    const context = { video: () => null, frame: () => null, get: () => ({}), set: () => {} };
    const { attachVideo, attachFrame } = combineFeatures([named('first'), named('second')]).create(context);
    const { signal } = new AbortController();

    attachVideo(document.createElement('video'), signal);
    attachFrame(document.createElement('section'), signal);

    expect(attached.mock.calls.flat()).toEqual(['first', 'second', 'first', 'second']);
  });
});
