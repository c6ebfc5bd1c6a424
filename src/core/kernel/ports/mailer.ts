/** A mail as plain paragraphs; how it looks is the sender's. */
export interface Mail {
  to: string;
  subject: string;
  paragraphs: readonly string[];
  /** Line breaks and web addresses within the paragraphs count. */
  isProse?: boolean;
  /** What the reader is to open, under a word that says what it does. */
  link?: { label: string; url: string };
  /** In small print below. */
  note?: { label: string; url: string };
  /** Turns emails like this one off; mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends emails. The rules hand them over; that anything leaves the machine is the sender's doing. */
export interface Mailer {
  /** Address of the sender; null where no mail server is configured. */
  readonly from: string | null;
  /** Sends in the background. What fails is logged, with the link where it would be lost otherwise. */
  post(mail: Mail): void;
  /** Sends now. Rejects with the mail server's reason. */
  deliver(mail: Mail): Promise<void>;
}

/** Sends nothing: for commands and all else that sends no email. */
export const silentMailer: Mailer = {
  from: null,
  post: () => {},
  deliver: () => Promise.reject(new Error("no mail server is configured")),
};
