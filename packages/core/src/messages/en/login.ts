export const login = {
  title: 'Welcome',
  continueWithGoogle: 'Continue with Google',
  unavailable: 'Signing in does not work at the moment. Please try again.',
};
