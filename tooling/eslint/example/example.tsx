// Placeholder for a component: tests of lint rules lint other code under this path.
export {};
