export { SequenceDiagram, type SequenceDiagramProps } from './sequence-diagram.js';
