export { NoProjects, type NoProjectsProps } from './no-projects.js';
