/** For a reader back from the payment page without paying. */
export function CancelledNote() {
  if (new URLSearchParams(location.search).get('cancelled') !== '1') return null;
  return (
    <p className="alert info">
      <span>
        <b>Nothing was charged.</b> You left the payment page before paying. The plans are still
        here.
      </span>
    </p>
  );
}
