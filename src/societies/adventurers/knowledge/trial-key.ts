/** Under what a trial is kept: where, and the words. */

export const trialKey = (location: string, command: string): string => `${location}|${command}`
