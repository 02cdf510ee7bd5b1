import { CONTROLS_HIDE_DELAY_MS } from '@flowlens/core/limits';
import { onEvents, type PlayerFeature, type PlayerFeatureContext, type PlayerFeatureParts } from '../player-feature.js';

export interface ControlsState {
  /**
   * True while the user is at the controls: the mouse has just moved, a control has the keyboard focus, or the user touches
   * the screen.
   */
  userActive: boolean;
}

const initialState: ControlsState = { userActive: false };

/**
 * Follows mouse, keyboard and touch over the player. The controls stay visible while one of them has the keyboard focus,
 * and on touch.
 */
export const controlsFeature: PlayerFeature<ControlsState, object> = {
  initialState,
  onFrameDetach: initialState,
  create,
};

function create({ set }: PlayerFeatureContext<ControlsState>): PlayerFeatureParts<object> {
  return {
    actions: {},
    attachFrame(frame, signal) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let focusInside = false;
      let touch = false;

      const markIdle = () => set({ userActive: focusInside || touch });
      const markActive = () => {
        clearTimeout(timer);
        timer = setTimeout(markIdle, CONTROLS_HIDE_DELAY_MS);
        set({ userActive: true });
      };
      const byPointer = (event: PointerEvent) => {
        touch = event.pointerType === 'touch';
        // The list of a select may stay open although the mouse does not move.
        if (event.type === 'pointerdown') focusInside = isSelect(event);
        markActive();
      };
      // The frame has the focus after a click on the picture, so no control needs to stay visible.
      const onControl = (event: Event) => event.composedPath()[0] !== frame;

      onEvents(frame, ['pointermove', 'pointerdown'], { signal, run: byPointer });
      onEvents(frame, ['keydown'], {
        signal,
        run: (event) => {
          focusInside = onControl(event);
          markActive();
        },
      });
      onEvents(frame, ['focusin'], {
        signal,
        run: (event) => {
          focusInside = onControl(event) && (hasVisibleFocus(event) || isSelect(event));
          markActive();
        },
      });
      onEvents(frame, ['change'], {
        signal,
        run: (event) => {
          focusInside = hasVisibleFocus(event);
          markActive();
        },
      });
      onEvents(frame, ['focusout'], {
        signal,
        run: ({ relatedTarget }: FocusEvent) => {
          if (relatedTarget instanceof Node && frame.contains(relatedTarget)) return;
          focusInside = false;
          markActive();
        },
      });
      signal.addEventListener('abort', () => clearTimeout(timer));
    },
  };
}

function hasVisibleFocus(event: Event): boolean {
  const target = event.composedPath()[0];
  return target instanceof Element && target.matches(':focus-visible');
}

function isSelect(event: Event): boolean {
  return event.composedPath()[0] instanceof HTMLSelectElement;
}
