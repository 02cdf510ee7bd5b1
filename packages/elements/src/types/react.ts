import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { FlowLensElementEventMap } from '../events/event-map.js';
import type { FlowLensFlowElement } from '../flow/flowlens-flow-element.js';
import type { FlowLensPlayerElement } from '../player/flowlens-player-element.js';
import type { FlowLensProjectSettingsElement } from '../project-settings/flowlens-project-settings-element.js';
import type { FlowProperties, PlayerProperties, ProjectSettingsProperties } from './element-properties.js';

type Dashed<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : Name;

/** Attributes in markup, as text. Properties without an attribute are omitted. */
type AttributesOf<Properties> = {
  [Name in keyof Properties & string as Name extends 'client' | 'getAccessToken' ? never : Dashed<Name>]?:
    Exclude<Properties[Name], null> | string | undefined;
};

type Listeners = {
  [Name in keyof FlowLensElementEventMap as `on${Name}`]?: ((event: FlowLensElementEventMap[Name]) => void) | undefined;
};

type JsxProps<Element, Properties> = DetailedHTMLProps<HTMLAttributes<Element>, Element> &
  Properties &
  AttributesOf<Properties> &
  Listeners;

/** Adds the elements to JSX. React 19 sets properties and event listeners, React 18 only attributes. */
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- the types of JSX are in a namespace
  namespace JSX {
    interface IntrinsicElements {
      'flowlens-player': JsxProps<FlowLensPlayerElement, PlayerProperties>;
      'flowlens-flow': JsxProps<FlowLensFlowElement, FlowProperties>;
      'flowlens-project-settings': JsxProps<FlowLensProjectSettingsElement, ProjectSettingsProperties>;
    }
  }
}
