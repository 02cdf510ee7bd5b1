// Stands for a component in tests of lint rules, which lint other code under this path.
export {};
