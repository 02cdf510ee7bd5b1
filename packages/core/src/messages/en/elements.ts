export const elements = {
  missing: ({ element, attributes }: { element: string; attributes: string }) =>
    `<${element}> is missing: ${attributes}`,
  foreignTokenUrl: ({ element }: { element: string }) => `<${element}>: token-url must be on the origin of this page`,
  notLoaded: 'This part could not be loaded. Reload the page.',
};
