import { Icon } from '../../../parts/icon.tsx';

/** A form: fields as they are, in focus and invalid, choices, an alert, every kind of button. */
export const Form = () => (
  <div class="ui-body ui-form">
    <div>
      <b class="ui-title">Guest details</b>
      <p class="ui-muted">We send the confirmation to this address.</p>
    </div>
    <div class="ui-pair">
      <div class="ui-field">
        <b>Name</b>
        <span class="ui-input">Amelie Lindqvist</span>
      </div>
      <div class="ui-field">
        <b>Room</b>
        <span class="ui-input ui-focused">Sea view 204</span>
      </div>
    </div>
    <div class="ui-field">
      <b>E-mail</b>
      <span class="ui-input ui-invalid">amelie.lindqvist@</span>
      <span class="ui-danger-text">The part behind the @ is missing.</span>
    </div>
    <div class="ui-pair">
      <div class="ui-options">
        <span>
          <i class="ui-check">
            <Icon name="pass" size={12} />
          </i>
          Breakfast
        </span>
        <span>
          <i class="ui-check ui-off" />
          Parking
        </span>
      </div>
      <div class="ui-options">
        <span>
          <i class="ui-switch" />
          Send reminders
        </span>
        <span>
          <i class="ui-switch ui-off" />
          Late check-out
        </span>
      </div>
    </div>
    <div class="ui-alert ui-info-subtle">
      <b>Free cancellation</b> until two days before arrival. <u class="ui-info-text">Read the terms</u>
    </div>
    <div class="ui-alert ui-warning-subtle">
      <b>Only one room left</b> for these dates.
    </div>
    <div class="ui-buttons">
      <span class="ui-button ui-primary">Book</span>
      <span class="ui-button ui-secondary">Hold for a day</span>
      <span class="ui-button ui-outlined">Ask us</span>
      <span class="ui-button ui-quiet">Cancel</span>
    </div>
    <div class="ui-buttons">
      <span class="ui-button ui-success">Approve</span>
      <span class="ui-button ui-danger">Delete</span>
      <span class="ui-button ui-soft">Add a note</span>
      <span class="ui-button ui-disabled">Refund</span>
    </div>
  </div>
);
