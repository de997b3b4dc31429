// The words of the view of certificates.
export const certificate = {
  title: 'Do not take our word for it',
  lead: 'A certificate is a file that proves this answer. Anybody can check it without our solvers.',
  claim: 'Proof of',
  claims: { outcome: 'who wins', value: 'the value' },
  write: 'Write the certificate',
  writing: 'Writing and checking…',
  valid: (bytes: string) => `Written, ${bytes}, and checked in this page by a program of its own: valid.`,
  sample: (bytes: string) =>
    `Written, ${bytes}. The position is too large for a proof, so it is a sample: some lines of play, checked in this page. Nothing is proved.`,
  invalid: 'The checker does not accept what the solver wrote. Please report it:',
  proofs: {
    values: 'It lists every position that can be reached, with its value.',
    nimbers: 'It lists the nimbers of all components that can be reached.',
    period: 'It lists the nimbers of small heaps; a theorem about periods does the rest.',
    strategy: 'It lists one winning answer to each move.',
    theorem: 'It names the theorem that gives the value.',
    reduction: 'It solves another game, to which a theorem leads.',
    canonical: 'It lists the canonical form of every position that can be reached, and why each option stays or goes.',
    sample: '',
  } as Readonly<Record<string, string>>,
  save: 'Save the certificate',
  saved: (name: string) => `Saved as ${name}.`,
  checker: 'The checker, to read',
  cancel: 'Cancel',
};

export type CertificateWords = typeof certificate;
