export const login = {
  title: 'Welcome',
  continueWithGoogle: 'Continue with Google',
};
