/** Headers by which a mail program offers to stop such e-mails at one click (RFC 2369, RFC 8058). @param link takes a POST */
export const oneClick = (link: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
