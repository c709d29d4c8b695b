// Shows notifications that a member has turned on, and opens the site when one is tapped. It keeps no pages, answers no
// requests and tells nobody what was seen.

self.addEventListener('push', (event) => {
  let said = {};
  try {
    said = event.data.json() ?? {};
  } catch {
    // Nothing that can be read: a notification has to be shown all the same.
  }
  const text = (value, otherwise) => (typeof value === 'string' ? value : otherwise);
  event.waitUntil(
    self.registration.showNotification(text(said.title, 'New picks'), {
      body: text(said.body, ''),
      // Two copies of one message are one notification.
      tag: text(said.tag, 'message'),
      icon: '/icon-512.png',
      data: { path: said.kind === 'alert' ? '/alerts' : '/member' },
    }),
  );
});

// The browser has dropped or replaced the address that messages are sent to. Only a member can turn them on again: it is said.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(
    self.registration.showNotification('Notifications have stopped', {
      body: 'This browser has dropped them. Tap to turn them on again.',
      tag: 'dropped',
      icon: '/icon-512.png',
      data: { path: '/account#channel-push' },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data.path));
});
