import { describe, expect, it } from 'vitest';
import {
  followsVideo,
  nextStep,
  type ScrollCommand,
  type ScrollEvent,
  type ScrollMode,
  targetRow,
} from './scroll-machine.js';

const MODES = {
  following: { name: 'following' },
  held: { name: 'held' },
  restoringThenFollowing: { name: 'restoring', then: 'following' },
  restoringThenHeld: { name: 'restoring', then: 'held' },
  goingThenFollowing: { name: 'going', then: 'following' },
  goingThenHeld: { name: 'going', then: 'held' },
  opening: { name: 'opening', entryId: 'e7', loaded: false },
  openingLoaded: { name: 'opening', entryId: 'e7', loaded: true },
} as const satisfies Record<string, ScrollMode>;
type Mode = keyof typeof MODES;

const EVENTS = {
  entryRequested: { type: 'entryRequested' },
  requestWithdrawn: { type: 'requestWithdrawn' },
  targetLoaded: { type: 'targetLoaded' },
  resized: { type: 'resized' },
  userScrolled: { type: 'userScrolled' },
  followPressed: { type: 'followPressed' },
  keyPressed: { type: 'keyPressed', index: 3 },
  rowExpanded: { type: 'rowExpanded', entryId: 'e7' },
  rowCollapsed: { type: 'rowCollapsed', entryId: 'e7' },
  detailsLoaded: { type: 'detailsLoaded', entryId: 'e7' },
} as const satisfies { [Type in ScrollEvent['type']]: ScrollEvent & { type: Type } };
type Event = keyof typeof EVENTS;

const facts = { visible: true, scrollable: true, currentIndex: 5, requestedIndex: 9 };
const current: ScrollCommand = { type: 'scrollToRow', index: 5 };
const pressed: ScrollCommand = { type: 'scrollToRow', index: 3 };
const requested: ScrollCommand = { type: 'reach', entry: 'requested' };
const selected: ScrollCommand = { type: 'reach', entry: 'selected' };
const details: ScrollCommand = { type: 'showDetails', entryId: 'e7' };

type Result = readonly [Mode, ScrollCommand?];

/** Result of every event in every mode, in a list with a scrollbar. */
const TABLE: Record<Mode, Record<Event, Result>> = {
  following: {
    entryRequested: ['goingThenFollowing'],
    requestWithdrawn: ['following'],
    targetLoaded: ['following', current],
    resized: ['following'],
    userScrolled: ['held'],
    followPressed: ['following'],
    keyPressed: ['held', pressed],
    rowExpanded: ['opening'],
    rowCollapsed: ['held'],
    detailsLoaded: ['following'],
  },
  held: {
    entryRequested: ['goingThenHeld'],
    requestWithdrawn: ['held'],
    targetLoaded: ['held'],
    resized: ['held'],
    userScrolled: ['held'],
    followPressed: ['following'],
    keyPressed: ['held', pressed],
    rowExpanded: ['opening'],
    rowCollapsed: ['held'],
    detailsLoaded: ['held'],
  },
  restoringThenFollowing: {
    entryRequested: ['goingThenFollowing'],
    requestWithdrawn: ['restoringThenFollowing'],
    targetLoaded: ['restoringThenFollowing'],
    resized: ['following', selected],
    userScrolled: ['restoringThenHeld'],
    followPressed: ['restoringThenFollowing'],
    keyPressed: ['restoringThenHeld', pressed],
    rowExpanded: ['opening'],
    rowCollapsed: ['restoringThenHeld'],
    detailsLoaded: ['restoringThenFollowing'],
  },
  restoringThenHeld: {
    entryRequested: ['goingThenHeld'],
    requestWithdrawn: ['restoringThenHeld'],
    targetLoaded: ['restoringThenHeld'],
    resized: ['held', selected],
    userScrolled: ['restoringThenHeld'],
    followPressed: ['restoringThenFollowing'],
    keyPressed: ['restoringThenHeld', pressed],
    rowExpanded: ['opening'],
    rowCollapsed: ['restoringThenHeld'],
    detailsLoaded: ['restoringThenHeld'],
  },
  goingThenFollowing: {
    entryRequested: ['goingThenFollowing'],
    requestWithdrawn: ['following'],
    targetLoaded: ['held', requested],
    resized: ['goingThenFollowing'],
    userScrolled: ['goingThenHeld'],
    followPressed: ['goingThenFollowing'],
    keyPressed: ['goingThenHeld', pressed],
    rowExpanded: ['goingThenHeld'],
    rowCollapsed: ['goingThenHeld'],
    detailsLoaded: ['goingThenFollowing'],
  },
  goingThenHeld: {
    entryRequested: ['goingThenHeld'],
    requestWithdrawn: ['held'],
    targetLoaded: ['held', requested],
    resized: ['goingThenHeld'],
    userScrolled: ['goingThenHeld'],
    followPressed: ['goingThenFollowing'],
    keyPressed: ['goingThenHeld', pressed],
    rowExpanded: ['goingThenHeld'],
    rowCollapsed: ['goingThenHeld'],
    detailsLoaded: ['goingThenHeld'],
  },
  opening: {
    entryRequested: ['goingThenHeld'],
    requestWithdrawn: ['opening'],
    targetLoaded: ['opening'],
    resized: ['opening', details],
    userScrolled: ['held'],
    followPressed: ['following'],
    keyPressed: ['held', pressed],
    rowExpanded: ['opening'],
    rowCollapsed: ['held'],
    detailsLoaded: ['openingLoaded'],
  },
  openingLoaded: {
    entryRequested: ['goingThenHeld'],
    requestWithdrawn: ['openingLoaded'],
    targetLoaded: ['openingLoaded'],
    resized: ['held', details],
    userScrolled: ['held'],
    followPressed: ['following'],
    keyPressed: ['held', pressed],
    rowExpanded: ['opening'],
    rowCollapsed: ['held'],
    detailsLoaded: ['openingLoaded'],
  },
};

const rows = Object.entries(TABLE).flatMap(([mode, results]) =>
  Object.entries(results).map(([event, result]) => [mode, event, ...result] as [Mode, Event, ...Result]),
);

describe('nextStep', () => {
  it.each(rows)('%s: %s leads to %s', (mode, event, next, command) => {
    expect(nextStep(MODES[mode], EVENTS[event], facts)).toEqual([MODES[next], ...(command ? [command] : [])]);
  });

  it.each([
    ['following', 'keyPressed', 'following', pressed],
    ['goingThenFollowing', 'keyPressed', 'goingThenFollowing', pressed],
    ['goingThenFollowing', 'targetLoaded', 'following', requested],
    // Details may add a scrollbar.
    ['following', 'rowExpanded', 'opening', undefined],
  ] as const)('without a scrollbar, %s: %s leads to %s', (mode, event, next, command) => {
    const step = nextStep(MODES[mode], EVENTS[event], { ...facts, scrollable: false });
    expect(step).toEqual([MODES[next], ...(command ? [command] : [])]);
  });

  it('ignores the details of another row than the one that opens', () => {
    const event = { type: 'detailsLoaded', entryId: 'e8' } as const;
    expect(nextStep(MODES.opening, event, facts)).toEqual([MODES.opening]);
  });
});

describe('targetRow', () => {
  it.each([
    ['following', 5],
    ['held', -1],
    ['restoringThenFollowing', -1],
    ['restoringThenHeld', -1],
    ['goingThenFollowing', 9],
    ['goingThenHeld', 9],
    ['opening', -1],
    ['openingLoaded', -1],
  ] as const)('%s: row %i, and none in a hidden list', (mode, index) => {
    expect(targetRow(MODES[mode], facts)).toBe(index);
    expect(targetRow(MODES[mode], { ...facts, visible: false })).toBe(-1);
  });
});

describe('followsVideo', () => {
  it('is true for the modes that follow now or afterwards', () => {
    const following = Object.entries(MODES).filter(([, mode]) => followsVideo(mode));
    expect(following.map(([name]) => name)).toEqual(['following', 'restoringThenFollowing', 'goingThenFollowing']);
  });
});
