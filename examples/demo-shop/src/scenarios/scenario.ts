import type { Person } from './person.js';

interface ScenarioComment {
  author_email: string;
  content: string;
  /** Name of the moment that the comment refers to. */
  moment: string;
}

/** Realistic session to record: the actions, and the texts that people write about them. */
export interface Scenario {
  /** Name of the flow's folder. */
  slug: string;
  title: string;
  description: string;
  tags: readonly string[];
  reporter_email: string;
  comments: readonly ScenarioComment[];
  /** Page on which the recording begins. */
  startPath: string;
  /** Names the current moment. Every scenario must name a `highlight`, where the clip for tests is cut. */
  perform: (person: Person, moment: (name: string) => void) => Promise<void>;
}
