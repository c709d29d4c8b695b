/** Parts of the package without types. We do not use its main export: its HTTP client ignores our address rules. */
declare module 'web-push/src/encryption-helper.js' {
  const helper: {
    readonly encrypt: (
      p256dh: string,
      auth: string,
      payload: string,
      encoding: 'aes128gcm',
    ) => { readonly cipherText: Buffer };
  };
  export default helper;
}
declare module 'web-push/src/vapid-helper.js' {
  const helper: {
    readonly getVapidHeaders: (
      audience: string,
      subject: string,
      publicKey: string,
      privateKey: string,
      encoding: 'aes128gcm',
    ) => { readonly Authorization: string };
  };
  export default helper;
}
