export const login = {
  title: 'Welcome',
  about:
    'FlowLens records what happens in a browser: the video, the clicks, the requests and the errors. Your team sees what went wrong instead of asking.',
  continueWithGoogle: 'Continue with Google',
  needsHttps:
    'Signing in needs HTTPS. This page was opened over plain HTTP, where browsers block a secure sign-in. Open it over HTTPS, or ask your administrator to set up HTTPS for this address.',
  openHttps: 'Open over HTTPS',
  unavailable: 'Signing in does not work at the moment. Please try again.',
};
