/** @type {import('next').NextConfig} */
export default {
  reactStrictMode: true,
  // The folder may lie inside of another project.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
};
