export const FRAMEWORKS = ['vite', 'next'] as const;

export type Framework = (typeof FRAMEWORKS)[number];

export interface FrameworkFacts {
  label: string;
  /** Origin of the app in development. */
  devOrigin: string;
  /** Variable with the server address. Its prefix makes it readable for pages. */
  urlVariable: string;
  /** Lines of the `.gitignore` of a new app. */
  ignored: string[];
}

export const FRAMEWORK_FACTS: Record<Framework, FrameworkFacts> = {
  vite: {
    label: 'Vite',
    devOrigin: 'http://localhost:5173',
    urlVariable: 'VITE_FLOWLENS_URL',
    ignored: ['node_modules', 'dist'],
  },
  next: {
    label: 'Next.js',
    devOrigin: 'http://localhost:3000',
    urlVariable: 'NEXT_PUBLIC_FLOWLENS_URL',
    ignored: ['node_modules', '.next', 'next-env.d.ts'],
  },
};
