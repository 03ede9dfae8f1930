import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { refusal } from '@rrr/kit/base/testing';
import { renderDesk } from '../testing/render-desk.js';
import { applyProblem } from './apply-problem.js';

test('field errors of a refusal stand under their fields; others are given back', async () => {
  const left: string[] = [];
  const error = refusal(400, 'INVALID_INPUT', 'Please look again.', [
    { path: 'bikes.0.vin', code: 'vin', detail: 'Invalid VIN' },
    { path: 'login.email', code: 'email', detail: 'Not an address' },
    { path: 'balance', code: 'unknown', detail: 'There is no such field' },
  ]);
  const Probe = () => {
    const [form] = Form.useForm();
    return (
      <Form form={form}>
        <Form.Item name={['bikes', 0, 'vin']} label="VIN">
          <Input />
        </Form.Item>
        <Form.Item name="login.email" label="E-mail">
          <Input />
        </Form.Item>
        <button type="button" onClick={() => left.push(...applyProblem(form, error).map((it) => it.path))}>
          send
        </button>
      </Form>
    );
  };
  renderDesk(<Probe />);
  await userEvent.click(screen.getByRole('button', { name: 'send' }));
  expect(await screen.findByText('Invalid VIN')).toBeVisible();
  expect(screen.getByText('Not an address')).toBeVisible();
  expect(left).toEqual(['balance']);
});
