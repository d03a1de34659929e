/** The key under which a trial is kept: the place and the words. */

export const trialKey = (location: string, command: string): string => `${location}|${command}`
