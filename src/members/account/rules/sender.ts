/** How the product names itself in a message. */
export interface Sender {
  readonly name: string;
  readonly host: string;
  readonly helpLine: string;
}
