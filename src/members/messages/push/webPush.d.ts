/** Parts of the package that its types leave out. Its front brings a client of its own, which we do not use: it follows no rule of ours on addresses. */
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
