import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { FlowLensElementEventMap } from '../events/event-map.js';
import type { FlowLensFlowElement } from '../flow/flowlens-flow-element.js';
import type { FlowLensPlayerElement } from '../player/flowlens-player-element.js';
import type { FlowLensProjectSettingsElement } from '../project-settings/flowlens-project-settings-element.js';
import type { FlowSettings, PlayerSettings, ProjectSettingsSettings } from './element-settings.js';

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : Name;

/** Attributes in markup: a text for each property that has one. */
type AttributesOf<Settings> = {
  [Name in keyof Settings & string as Name extends 'client' | 'getAccessToken' ? never : Dashed<Name>]?:
    Exclude<Settings[Name], null> | string | undefined;
};

type Listeners = {
  [Name in keyof FlowLensElementEventMap as `on${Name}`]?: ((event: FlowLensElementEventMap[Name]) => void) | undefined;
};

type JsxProps<Element, Settings> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Settings &
  AttributesOf<Settings> &
  Listeners;

/** Adds the elements to JSX. React 19 sets properties and listeners, React 18 sets attributes only. */
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the types of JSX are in a namespace
  namespace JSX {
    interface IntrinsicElements {
      'flowlens-player': JsxProps<FlowLensPlayerElement, PlayerSettings>;
      'flowlens-flow': JsxProps<FlowLensFlowElement, FlowSettings>;
      'flowlens-project-settings': JsxProps<FlowLensProjectSettingsElement, ProjectSettingsSettings>;
    }
  }
}
