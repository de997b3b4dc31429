// The types of the package, the same for both doors.
export * from './browser.js';
